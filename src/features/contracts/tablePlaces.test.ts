import { expect, it, vi } from 'vitest';
import type { Contract } from '../../api/api.ts';
import { createPlaces, writeLook, writeText } from './tablePlaces.ts';

const contract = (name: string) => ({ id: name, name }) as Contract;
const today = '2026-11-24';

it('a place is told which contract stands in it, also when it comes after the contracts', () => {
  const places = createPlaces();
  const [first, second] = [
    vi.fn<(contract: Contract, today: string) => void>(),
    vi.fn<(contract: Contract, today: string) => void>(),
  ];
  places.join({ place: 0, write: first });
  expect(first).not.toHaveBeenCalled();
  places.show([contract('Lease'), contract('Licence')], today);
  places.join({ place: 1, write: second });
  expect(first).toHaveBeenCalledExactlyOnceWith(contract('Lease'), today);
  expect(second).toHaveBeenCalledExactlyOnceWith(contract('Licence'), today);
});

it('a place that no contract takes, and one that is gone, are not told anything', () => {
  const places = createPlaces();
  const write = vi.fn<(contract: Contract, today: string) => void>();
  places.join({ place: 1, write });
  places.show([contract('Lease')], today);
  expect(write).not.toHaveBeenCalled();
  const leave = places.join({ place: 0, write });
  leave();
  places.show([contract('Licence')], today);
  expect(write).toHaveBeenCalledExactlyOnceWith(contract('Lease'), today);
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
  writeText(element, '');
  expect(element.textContent).toBe('a year');
});
