/** Joins another contract's documents into one, says what became other by that, and offers the way back. */
import { useJoinContractMutation, type ContractDetails } from '../../api/cycleApi.ts';
import type { Notice } from '../../domain/notice.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { noticeShown } from '../../store/noticesSlice.ts';
import { joinUndone } from '../../store/undoEvents.ts';
import { whatBecameOther } from './changeWords.ts';

/** What joining is, before it is done. */
export const JOINING = [
  'The two become one contract. For each value, the newest document that mentions it counts.',
  'What people entered or decided for the other one isn’t taken over: it comes back when its documents are taken out.',
  'You can undo it.',
].join(' ');

/** `join` answers the error, if there was one. */
export function useJoin(today: string) {
  const dispatch = useAppDispatch();
  const [send, { isLoading: joining }] = useJoinContractMutation();
  const join = async (into: ContractDetails, other: { id: string; name: string }): Promise<unknown> => {
    const joinContractRequest = { version: into.version, contractId: other.id };
    const { data, error } = await send({ id: into.id, today, joinContractRequest });
    if (error) return error;
    const notice = joinedNotice(into, data, other, today);
    if (notice) dispatch(noticeShown(notice));
    return null;
  };
  return { join, joining };
}

/** That two contracts are one, what became other by that, and the way back. Null where nothing came. */
function joinedNotice(
  before: ContractDetails,
  after: ContractDetails,
  other: { id: string; name: string },
  today: string,
): Omit<Notice, 'id'> | null {
  const { id, version } = after;
  const known = new Set(before.documents.map((each) => each.id));
  const document = after.documents.find((each) => !known.has(each.id));
  if (!document) return null;
  const name = after.values.counterparty.value ?? after.name;
  const keepApart = before.related.some(({ contractId, kind }) => contractId === other.id && kind === 'separate from');
  const event = joinUndone({ id, version, documentId: document.id, keepApart, name, today });
  const text = `The documents of “${other.name}” belong to this contract now. ${whatBecameOther(before, after)}`;
  return { kind: 'success', text, about: [id], action: { label: 'Undo', event } };
}
