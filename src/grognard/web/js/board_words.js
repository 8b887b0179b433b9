// What the board says: the texts of the page, gathered for those who draw it.

import { t } from "./i18n.js";

export const boardWords = () => ({
  map: t("board-map"),
  all: t("board-all"),
  closer: t("board-closer"),
  farther: t("board-farther"),
  north: t("board-north"),
  south: t("board-south"),
  west: t("board-west"),
  east: t("board-east"),
  empty: t("board-empty"),
  battle: t("board-battle"),
  lit: t("board-lit"),
  supply: t("board-supply"),
  seen: t("board-seen"),
  turn: t("board-turn"),
  disorganised: t("board-disorganised"),
  rode: t("board-rode"),
  moved: t("board-moved"),
  active: t("board-active"),
  unknown: t("board-unknown"),
  of: { french: t("of-french"), british: t("of-british"), prussian: t("of-prussian") },
  strength: t("board-strength"),
  french: [t("board-french-one"), t("board-french-many")],
  british: [t("board-british-one"), t("board-british-many")],
  prussian: [t("board-prussian-one"), t("board-prussian-many")],
});

const counted = (words, army, n) => {
  const forms = words[army];
  return Array.isArray(forms) ? forms[n === 1 ? 0 : 1].replace("{n}", n) : `${n} ${army}`;
};

const ARMIES = ["french", "british", "prussian"];

// "3 French blocks, 1 British block"
export const blocksIn = (words, blocks) =>
  ARMIES.map((army) => [army, blocks.filter((block) => block.army === army).length])
    .filter(([, n]) => n)
    .map(([army, n]) => counted(words, army, n))
    .join(", ");

// What a screen reader says of one block.
export const blockText = (words, names, block) => {
  const said = [block.unit ? (names.units?.[block.unit]?.name ?? block.unit) : words.unknown];
  said.push(words.of?.[block.army] ?? block.army);
  if (block.cv) said.push(`${words.strength} ${block.cv}/${block.full}`);
  for (const mark of ["disorganised", "rode", "moved", "active"]) if (block[mark]) said.push(words[mark]);
  return said.join(", ");
};
