// The board's own words, for those that the page does not hand over in `labels`.

const WORDS = {
  en: {
    map: "Campaign map. Arrow keys pan, plus and minus zoom, 0 shows everything.",
    all: "Show the whole board",
    closer: "Zoom in",
    farther: "Zoom out",
    north: "Pan north",
    south: "Pan south",
    west: "Pan west",
    east: "Pan east",
    french: ["1 French block", "{n} French blocks"],
    british: ["1 British block", "{n} British blocks"],
    prussian: ["1 Prussian block", "{n} Prussian blocks"],
    empty: "empty",
    battle: "battle",
    lit: "can be chosen",
    supply: "supply base",
    seen: "Last seen here",
    turn: "turn",
    disorganised: "disorganised",
    moved: "has moved",
    active: "active",
    unknown: "unknown block",
    strength: "strength",
  },
  fr: {
    map: "Carte de la campagne. Les flèches déplacent, plus et moins changent l’échelle, 0 montre tout.",
    all: "Voir toute la carte",
    closer: "Agrandir",
    farther: "Réduire",
    north: "Vers le nord",
    south: "Vers le sud",
    west: "Vers l’ouest",
    east: "Vers l’est",
    french: ["1 bloc français", "{n} blocs français"],
    british: ["1 bloc britannique", "{n} blocs britanniques"],
    prussian: ["1 bloc prussien", "{n} blocs prussiens"],
    empty: "vide",
    battle: "bataille",
    lit: "peut être choisie",
    supply: "base de ravitaillement",
    seen: "Vus ici pour la dernière fois",
    turn: "tour",
    disorganised: "désorganisé",
    moved: "a marché",
    active: "activé",
    unknown: "bloc inconnu",
    strength: "force",
  },
  es: {
    map: "Mapa de la campaña. Las flechas lo desplazan, más y menos cambian la escala, 0 muestra todo.",
    all: "Ver todo el mapa",
    closer: "Acercar",
    farther: "Alejar",
    north: "Hacia el norte",
    south: "Hacia el sur",
    west: "Hacia el oeste",
    east: "Hacia el este",
    french: ["1 bloque francés", "{n} bloques franceses"],
    british: ["1 bloque británico", "{n} bloques británicos"],
    prussian: ["1 bloque prusiano", "{n} bloques prusianos"],
    empty: "vacía",
    battle: "batalla",
    lit: "se puede elegir",
    supply: "base de suministro",
    seen: "Vistos aquí por última vez",
    turn: "turno",
    disorganised: "desorganizado",
    moved: "ha marchado",
    active: "activado",
    unknown: "bloque desconocido",
    strength: "fuerza",
  },
};

export const languageOf = () => {
  const name = document.documentElement.lang.slice(0, 2);
  return name in WORDS ? name : "en";
};

export const wordsOf = (labels, language) => ({ ...WORDS[language], ...labels });

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
  if (block.cv) said.push(`${words.strength} ${block.cv}/${block.full}`);
  for (const mark of ["disorganised", "moved", "active"]) if (block[mark]) said.push(words[mark]);
  return said.join(", ");
};
