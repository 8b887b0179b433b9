// Where every value comes from: the rules, a public source, or our own reconstruction.

import { useEffect, useState } from "../vendor/hooks.mjs";
import { get } from "./api.js";
import { html } from "./html.js";
import { language, t } from "./i18n.js";
import { Languages } from "./languages.js";
import { Drawer, RuleLink } from "./rules.js";

const MARKS = ["S", "W", "R"];

const markOf = (record) => record.note[0];

const Cited = ({ record, game }) => html`
  ${record.rules.map((number) => html`<${RuleLink} game=${game} number=${number} />${" "}`)}
  ${record.references.map((key) => html`<a href=${`#/sources/${game}/${key}`}>${key}</a>${" "}`)}
  <small lang="en">${record.note}</small>
`;

const Kind = ({ kind, name, records, game }) => html`<details>
  <summary>
    <b>${name ?? kind}</b>
    ${MARKS.map((mark) => {
      const n = records.filter((record) => markOf(record) === mark).length;
      return n > 0 && html` <span class=${`source-mark mark-${mark}`}>${n} ${t(`source-${mark}`)}</span>`;
    })}
  </summary>
  <table>
    <tbody>
      ${records.map(
        (record) => html`<tr key=${record.key}>
          <th scope="row">${record.name}</th>
          <td><span class=${`source-mark mark-${markOf(record)}`}>${t(`source-${markOf(record)}`)}</span></td>
          <td><${Cited} record=${record} game=${game} /></td>
        </tr>`,
      )}
    </tbody>
  </table>
</details>`;

const References = ({ references, chosen }) => html`<section>
  <h2>${t("source-list")}</h2>
  <dl class="references">
    ${references.map(
      ({ key, what }) => html`<dt id=${`source-${key}`} class=${key === chosen ? "now" : ""}>${key}</dt>
        <dd lang="en">${what}</dd>`,
    )}
  </dl>
</section>`;

export const Sources = ({ game, reference }) => {
  const [found, find] = useState(null);
  const [words, learn] = useState({});
  useEffect(() => {
    get(`games/${game}/sources`).then(find, () => find({ records: [], references: [] }));
    get(`games/${game}/words`).then(learn, () => {});
  }, [game, language.value]);
  useEffect(() => {
    document.getElementById(`source-${reference}`)?.scrollIntoView({ block: "center" });
  }, [reference, found]);
  if (!found) return null;
  const kinds = [...new Set(found.records.map(({ kind }) => kind))];
  return html`<main class="rules sources">
    <${Languages} />
    <p><a href=${`#/rules/${game}/`}>← ${t("rules")}</a></p>
    <h1>${t("sources")}</h1>
    <p>${t("sources-about")}</p>
    ${kinds.map((kind) => {
      const records = found.records.filter((record) => record.kind === kind);
      return html`<${Kind} key=${kind} kind=${kind} name=${words[`ui-record-${kind}`]} records=${records} game=${game} />`;
    })}
    <${References} references=${found.references} chosen=${reference} />
    <${Drawer} />
  </main>`;
};
