import { expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import { readComposed } from './composed.ts';

const CONTRATO = `CONTRATO DE MANTENIMIENTO

Entre Climatización Peña & Muñoz, S.L., en adelante "la Empresa", y Don Íñigo Cañas Núñez, en adelante "el Cliente",
en Logroño, a 3 de marzo de 2026.

Primera. La Empresa revisa la calefacción del Cliente. La cuota anual será de 240,00 €.
Segunda. Duración: del 1 de abril de 2026 al 31 de marzo de 2027. Se prorrogará automáticamente por años, salvo que
una de las partes avise con dos meses de antelación.
`;
const AGREEMENT = `CLEANING AGREEMENT

This Agreement is made on 3 March 2026 between Café Müller Ltd (the "Client") and Zoë Brontë (the "Cleaner").
The Cleaner shall clean the café for £240.00 a month from 1 April 2026 until 31 March 2027.
`;
const read = (text: string): ReturnType<typeof analyseText> => analyseText(text, { today: '2026-11-22' });

it.each([
  ['Spanish', CONTRATO, ['Climatización Peña & Muñoz, S.L.', 'Íñigo Cañas Núñez']],
  ['English', AGREEMENT, ['Café Müller Ltd', 'Zoë Brontë']],
])(
  'a text in %s whose accents stand behind their letters is read as any other, with its passages where they stand',
  (_language, text, parties) => {
    const apart = text.normalize('NFD');
    const [plain, found] = [read(text), read(apart)];
    expect(plain.parties).toEqual(parties);
    const bare = ({ evidence, alternatives, ...values }: typeof plain): object => ({
      ...values,
      n: [evidence.length, alternatives.length],
    });
    expect(bare(found)).toEqual(bare(plain));
    const passages = (analysis: typeof plain, of: string): string[] =>
      analysis.evidence.map(({ start, end }) => of.slice(start, end));
    expect(passages(found, apart)).toEqual(passages(plain, text).map((passage) => passage.normalize('NFD')));
    expect(found.evidence.map(({ quote }) => quote)).toEqual(plain.evidence.map(({ quote }) => quote));
  },
);

it('what has no letter of its own stays as it is', () => {
  let seen = '';
  readComposed('x\u0301y \u0301e e\u0301!', (text) => {
    seen = text;
    return read(text);
  });
  expect(seen).toBe('x\u0301y \u0301e é!');
});
