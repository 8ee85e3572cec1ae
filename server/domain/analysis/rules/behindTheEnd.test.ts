/** What a contract says of the time behind its last day: it ends, also where going on takes a new agreement; or it goes on. */
import { expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const PAPERS: Record<string, (said: string) => string[]> = {
  de: (said) => [
    'Mietvertrag',
    'zwischen Alpha GmbH (Vermieter) und Beta KG (Mieter)',
    `§ 1 Der Vertrag beginnt am 1. März 2026 und endet am 28. Februar 2029. ${said}`,
    '§ 2 Die Miete beträgt 900 € monatlich.',
    'Ulm, 1. Februar 2026',
  ],
  fr: (said) => [
    'CONTRAT DE LOCATION',
    'Entre Alpha SARL (le bailleur) et Beta SAS (le preneur)',
    `Article 1. Le contrat commence le 1er mars 2026 et prend fin le 28 février 2029. ${said}`,
    'Article 2. Le loyer est de 900 € par mois.',
    'Fait à Lyon, le 1er février 2026',
  ],
  es: (said) => [
    'CONTRATO DE ARRENDAMIENTO',
    'Entre Alfa, S.L. (arrendador) y Beta, S.A. (arrendatario)',
    `Primera. El contrato comienza el 1 de marzo de 2026 y vence el 28 de febrero de 2029. ${said}`,
    'Segunda. La renta es de 900 € al mes.',
    'En Vigo, a 1 de febrero de 2026',
  ],
  nl: (said) => [
    'HUUROVEREENKOMST',
    'Tussen Alfa B.V. (verhuurder) en Beta B.V. (huurder)',
    `Artikel 1. De overeenkomst gaat in op 1 maart 2026 en eindigt op 28 februari 2029. ${said}`,
    'Artikel 2. De huur is € 900 per maand.',
    'Utrecht, 1 februari 2026',
  ],
};

it.each([
  ['de', 'ends', 'Eine Verlängerung über diesen Zeitpunkt hinaus ist nicht vorgesehen.'],
  ['de', 'ends', 'Wollen die Parteien das Mietverhältnis fortsetzen, schließen sie einen neuen Vertrag.'],
  ['de', 'ends', 'Das Mietverhältnis endet von selbst.'],
  ['de', 'ends', 'Eine Fortsetzung bedarf der Zustimmung beider Parteien.'],
  ['de', 'renews', 'Er verlängert sich um ein Jahr, wenn keine Seite drei Monate vorher kündigt.'],
  ['de', 'option', 'Der Mieter kann die Verlängerung um zwei Jahre verlangen.'],
  ['fr', 'ends', "À cette date, il cesse de plein droit sans qu'il soit besoin d'un congé."],
  ['fr', 'ends', "Toute poursuite fera l'objet d'un nouveau contrat."],
  ['fr', 'ends', 'Il pourra être prolongé par avenant signé des deux parties.'],
  ['fr', 'renews', 'À défaut de préavis de trois mois, il est reconduit tacitement pour un an.'],
  ['fr', 'option', 'Le preneur aura la faculté de le prolonger de deux ans.'],
  ['es', 'ends', 'Llegada esa fecha se extinguirá sin necesidad de requerimiento alguno.'],
  ['es', 'ends', 'Su continuación requerirá un nuevo contrato escrito.'],
  ['es', 'ends', 'Cualquier prórroga deberá firmarse por ambas partes.'],
  ['es', 'renews', 'Salvo preaviso de tres meses, se prorrogará por un año.'],
  ['es', 'option', 'El arrendatario podrá optar por prorrogarlo dos años.'],
  ['nl', 'ends', 'Zij eindigt dan zonder nadere opzegging.'],
  ['nl', 'ends', 'Voortzetting is slechts mogelijk met een nieuwe overeenkomst.'],
  ['nl', 'ends', 'Verlenging vergt instemming van beide partijen.'],
  ['nl', 'renews', 'Zonder opzegging wordt zij telkens met een jaar verlengd.'],
  ['nl', 'option', 'Huurder heeft het recht haar met twee jaar te verlengen.'],
])('%s: %s: %s', (language, ending, said) => {
  const lines = PAPERS[language]?.(said) ?? [];
  expect(analyseText(lines.join('\n'), { today: '2026-11-22' }).ending).toBe(ending);
});

it.each([
  `ACUERDO DE CONFIDENCIALIDAD
Entre Alfa, S.L. y Beta, S.A.
Este acuerdo tiene una vigencia de tres años a partir de la fecha del presente documento.
En Vigo, a 2 de febrero de 2026`,
  `GEHEIMHALTUNGSVEREINBARUNG
zwischen Alpha GmbH und Beta KG
Die Vereinbarung gilt für die Dauer von drei Jahren ab dem Datum dieser Geheimhaltungsvereinbarung.
Ulm, 2. Februar 2026`,
  `ACCORD DE CONFIDENTIALITÉ
Entre Alpha SARL et Beta SAS
Le présent accord est conclu pour une durée de trois ans à compter de la date des présentes.
Fait à Lyon, le 2 février 2026`,
  `GEHEIMHOUDINGSOVEREENKOMST
Tussen Alfa B.V. en Beta B.V.
De overeenkomst geldt voor de duur van drie jaar vanaf de datum van deze overeenkomst.
Utrecht, 2 februari 2026`,
])('a term that is counted from the paper itself begins on its day: %s', (text) => {
  const found = analyseText(text, { today: '2026-11-22' });
  expect([found.effectiveDate, found.termEnd]).toEqual(['2026-02-02', '2029-02-02']);
});
