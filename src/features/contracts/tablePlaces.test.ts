import { expect, it, vi } from 'vitest';
import type { Contract } from '../../api/api.ts';
import { createPlaces, type Shown, writeAttribute, writeLook, writeText } from './tablePlaces.ts';

const contract = (name: string) => ({ id: name, name }) as Contract;
const today = '2026-11-24';
const shown = (...rows: Contract[]): Shown => ({ rows, found: 12, all: 64, page: 1, pageSize: 10, today });

it('a place is told which contract stands in it, also when it comes after the contracts', () => {
  const places = createPlaces();
  const [first, second] = [
    vi.fn<(contract: Contract, today: string) => void>(),
    vi.fn<(contract: Contract, today: string) => void>(),
  ];
  places.join({ place: 0, write: first });
  expect(first).not.toHaveBeenCalled();
  places.show(shown(contract('Lease'), contract('Licence')));
  places.join({ place: 1, write: second });
  expect(first).toHaveBeenCalledExactlyOnceWith(contract('Lease'), today);
  expect(second).toHaveBeenCalledExactlyOnceWith(contract('Licence'), today);
});

it('a place that no contract takes, and one that is gone, are not told anything', () => {
  const places = createPlaces();
  const write = vi.fn<(contract: Contract, today: string) => void>();
  places.join({ place: 1, write });
  places.show(shown(contract('Lease')));
  expect(write).not.toHaveBeenCalled();
  const leave = places.join({ place: 0, write });
  leave();
  places.show(shown(contract('Licence')));
  expect(write).toHaveBeenCalledExactlyOnceWith(contract('Lease'), today);
});

it('what belongs to no place is told what the whole list shows, also when it comes later, until it is gone', () => {
  const places = createPlaces();
  const write = vi.fn<(list: Shown) => void>();
  places.show(shown(contract('Lease')));
  const leave = places.joinList(write);
  expect(write).toHaveBeenCalledExactlyOnceWith(shown(contract('Lease')));
  places.show(shown(contract('Licence')));
  expect(write).toHaveBeenLastCalledWith(shown(contract('Licence')));
  expect(places.rows()).toEqual([contract('Licence')]);
  leave();
  places.show(shown());
  expect(write).toHaveBeenCalledTimes(2);
});

it('what nobody sees can follow what is seen, and comes with it where nothing is waited for', () => {
  const places = createPlaces();
  const [write, writeUnseen] = [vi.fn<(contract: Contract) => void>(), vi.fn<(contract: Contract) => void>()];
  places.join({ place: 0, write, writeUnseen });
  places.show(shown(contract('Lease')));
  expect(writeUnseen).toHaveBeenCalledExactlyOnceWith(contract('Lease'));
  places.showSeen(shown(contract('Licence')));
  expect(write).toHaveBeenLastCalledWith(contract('Licence'), today);
  expect(writeUnseen).toHaveBeenCalledTimes(1);
  places.showUnseen();
  expect(writeUnseen).toHaveBeenLastCalledWith(contract('Licence'));
});

it('places hold no more contracts than there are of them', () => {
  const places = createPlaces();
  expect(places.hold(1)).toBe(false);
  for (const place of [0, 1]) places.join({ place, write: () => undefined });
  expect([places.hold(1), places.hold(2), places.hold(3)]).toEqual([true, true, false]);
});

it('a text goes before what its element holds, and one that stays the same changes nothing of the page', async () => {
  const element = document.createElement('span');
  element.innerHTML = '<small>a year</small>';
  writeText(element, '$12');
  writeLook(element, 'figures');
  expect(element.outerHTML).toBe('<span class="figures">$12<small>a year</small></span>');
  const changed = vi.fn<(records: MutationRecord[]) => void>();
  new MutationObserver(changed).observe(element, {
    attributes: true,
    childList: true,
    characterData: true,
    subtree: true,
  });
  writeText(element, '$12');
  writeLook(element, 'figures');
  await Promise.resolve();
  expect(changed).not.toHaveBeenCalled();
  writeAttribute(element, 'title', null);
  await Promise.resolve();
  expect(changed).not.toHaveBeenCalled();
  writeAttribute(element, 'title', 'A lease');
  expect(element.title).toBe('A lease');
  writeText(element, '');
  expect(element.textContent).toBe('a year');
});
