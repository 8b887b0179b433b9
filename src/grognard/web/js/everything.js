// After the end: what each side knew of itself, laid together into one view.

export const EVERYTHING = "everything";

const known = (blocks) => blocks.filter((block) => block.unit).length;

// Of the blocks that several views show of one army, those that name the most.
const best = (some) => some.reduce((a, b) => (known(b) > known(a) ? b : a), []);

const ofArmy = (blocks, army) => (blocks ?? []).filter((block) => block.army === army);

const together = (lists) => {
  const armies = new Set(lists.flatMap((blocks) => (blocks ?? []).map((block) => block.army)));
  return [...armies].flatMap((army) => {
    const shown = lists.map((blocks) => ofArmy(blocks, army)).filter((blocks) => blocks.length);
    return best(shown.length ? [shown[0], ...shown] : [[]]);
  });
};

const keysOf = (objects) => [...new Set(objects.flatMap((object) => Object.keys(object)))];

const towns = (views) =>
  Object.fromEntries(
    keysOf(views.map((view) => view.towns)).map((town) => [
      town,
      together(views.map((view) => view.towns[town])),
    ]),
  );

const side = (places) =>
  Object.fromEntries(
    keysOf(places).map((name) => [name, together(places.map((place) => place[name]))]),
  );

const battle = (all) => ({
  ...all[0],
  sides: Object.fromEntries(
    keysOf(all.map((one) => one.sides)).map((name) => [name, side(all.map((b) => b.sides[name]))]),
  ),
});

const battles = (views) =>
  views[0].battles.map(({ town }) =>
    battle(views.flatMap((view) => view.battles.filter((b) => b.town === town))),
  );

export const allSeen = (views) => ({
  ...views[0],
  seat: EVERYTHING,
  towns: towns(views),
  to_place: together(views.map((view) => view.to_place)),
  battles: battles(views),
  last_seen: [],
});
