import { afterAll, beforeAll, expect, it } from 'vitest';
import { addFoundContracts } from '../testFoundContracts.ts';
import { startTestApp, type TestApp, type TestUser } from '../testApp.ts';
import type { TextHit } from '../wire.gen.ts';

let service: TestApp;
let user: TestUser;
const long = `${'Nothing of note stands here. '.repeat(4000)}The supplier indemnifies the customer against claims of third parties. 😀 End.`;

const asked = { field: 'parties', value: 'Tarn Lifts', quote: 'Tarn', confidence: 0.5 };

beforeAll(async () => {
  service = await startTestApp();
  user = await service.signIn();
  const { ids } = await addFoundContracts(service.database, user.id, [
    { name: 'Hosting', text: 'The fee rises every year by the consumer price index.', bytes: Buffer.from('1') },
    { name: 'Supply', text: long, bytes: Buffer.from('2') },
    { name: 'Index of names', text: 'Nothing else.', bytes: Buffer.from('3') },
    { name: 'Order', text: 'Nothing.', bytes: Buffer.from('4'), analysis: { alternatives: [asked] } },
  ]);
  const names = ['Hosting', 'Supply', 'Index of names', 'Order'];
  await user.call('POST', '/api/contracts/batch', {
    contracts: ids.map((id, index) => ({ id, name: names[index] })),
  });
});
afterAll(() => service.close());

const search = async (q: string) =>
  (await user.call('GET', `/api/contracts/search?q=${encodeURIComponent(q)}`)).json<TextHit[]>();

it('finds contracts by name first, then by what their documents say', async () => {
  const hits = await search('index');
  expect(hits.map(({ name }) => name)).toEqual(['Index of names', 'Hosting']);
  expect(hits[1]?.passage).toContain('consumer price index');
});

it('finds a contract by the names that its document gives while its parties are a question', async () => {
  expect((await search('tarn lifts')).map(({ name }) => name)).toEqual(['Order']);
});

it('finds a name with its marks and without', async () => {
  await user.call('POST', '/api/contracts', { values: { name: 'Zoë Straße Łódź' } });
  for (const q of ['zoe', 'ZOË strasse', 'lodz']) {
    expect((await search(q)).map(({ name }) => name)).toEqual(['Zoë Straße Łódź']);
  }
});

it('finds what a document says with its marks and without, and marks it in the letters of the document', async () => {
  const text = 'Frau Müller kündigt den Vertrag über die Straße nach Łódź; la résiliation prend effet à la clôture.';
  const { ids } = await addFoundContracts(service.database, user.id, [
    { name: 'Brief', text, bytes: Buffer.from('5') },
  ]);
  await user.call('POST', '/api/contracts/batch', { contracts: ids.map((id) => ({ id, name: 'Brief' })) });
  const marked = async (q: string) =>
    (await search(q)).flatMap(({ passage, marks }) => marks.map(({ start, end }) => passage?.slice(start, end)));
  expect(await marked('muller')).toEqual(['Müller']);
  expect(await marked('MÜLLER')).toEqual(['Müller']);
  expect(await marked('strasse lodz')).toEqual(['Straße', 'Łódź']);
  expect(await marked('"resiliation prend effet a la cloture"')).toContain('résiliation');
  expect(await marked('résiliation clôture')).toEqual(['résiliation', 'clôture']);
  const [hit] = await search('cloture');
  const { passage, start } = hit as TextHit & { passage: string; start: number };
  expect(text.slice(start, start + passage.length)).toBe(passage);
});

it('marks the words in the passage, and says where in the document it stands, far into it too', async () => {
  const [hit] = await search('"claims of third parties"');
  expect(hit).toMatchObject({ name: 'Supply' });
  const { passage, start, marks } = hit as TextHit & { passage: string; start: number };
  expect(long.slice(start, start + passage.length)).toBe(passage);
  const marked = marks.map((mark) => passage.slice(mark.start, mark.end));
  expect(marked).toEqual(expect.arrayContaining(['claims', 'third', 'parties']));
});

it('takes signs as people write them, leaves out what is not wanted, and shows nothing from the trash', async () => {
  expect(await search('100%_\\ "(&|!')).toEqual([]);
  expect((await search('price -index')).map(({ name }) => name)).toEqual([]);
  expect(await search('-index')).toEqual([]);
  const hosting = (await search('consumer'))[0]?.contractId ?? '';
  await user.call('DELETE', `/api/contracts/${hosting}`);
  expect(await search('consumer')).toEqual([]);
});
