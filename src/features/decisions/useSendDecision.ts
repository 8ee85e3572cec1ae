/** Sends a decision, and says what became of it: with a way back, or with what to do where somebody else was faster. */
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { errorSentence, readApiError } from '../../api/apiError.ts';
import { type NoticeSent, useAcknowledgePassedMutation, usePutDecisionMutation } from '../../api/cycleApi.ts';
import type { DecisionKind } from '../../domain/decisions.ts';
import { decisionSaved, passedAcknowledged } from '../../domain/decisionMessages.ts';
import { contractPath } from '../../domain/paths.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { noticeShown } from '../../store/noticesSlice.ts';
import type { Decidable, DecisionChoice, UnderWay } from '../../ui/decide.ts';
import { useToday } from '../../ui/useToday.ts';
import { useSendFile } from '../files/useSendFile.ts';
import { changeUndone } from '../../store/undoEvents.ts';

export type DecisionDetails = {
  decision: DecisionKind;
  note?: string | null;
  noticeSent?: NoticeSent;
  proof?: File | null;
};

/** `changed meanwhile`: by somebody else, so that it can't be sent again as it is. */
type Became = 'saved' | 'failed' | 'changed meanwhile';

/** The cycle that is decided about, as decisions name it. */
export function cycleEndOf({ passedCycle, cycleEnd }: Decidable, about: 'present' | 'passed'): string | null {
  return (about === 'passed' ? passedCycle?.cycleEnd : cycleEnd) ?? null;
}

export function useSendDecision() {
  const dispatch = useAppDispatch();
  const today = useToday();
  const [putDecision] = usePutDecisionMutation();
  const sendFile = useSendFile();
  const [acknowledgePassed] = useAcknowledgePassedMutation();
  const { underWay, alone } = useOneAtATime();
  const own = useAppSelector(({ auth }) => auth.user?.email);
  const { pathname } = useLocation();
  const here = useRef(pathname);
  useLayoutEffect(() => {
    here.current = pathname;
  }, [pathname]);

  const fail = useCallback(
    async (contract: Decidable, error: unknown) => {
      const text =
        readApiError(error).code === 'STALE_VERSION'
          ? (await import('./changedMeanwhile.ts')).changedMeanwhile(contract, error, own)
          : errorSentence(error, 'The decision could not be saved. Please try again.');
      const to = contractPath(contract.id);
      const isThere = here.current === to;
      const link = isThere ? {} : { link: { to, label: 'Open the contract' } };
      // What is decided next takes its place.
      dispatch(noticeShown({ kind: 'error', text, about: [contract.id], ...link }));
    },
    [dispatch, own],
  );

  const send = useCallback(
    async ({ id, version = 0 }: Decidable, cycleEnd: string, { proof, ...said }: DecisionDetails) => {
      const uploaded = proof ? await sendFile(proof) : null;
      if (uploaded?.error) return { error: uploaded.error, data: undefined };
      const proofUpload = uploaded ? { proofUpload: uploaded.uploadId } : {};
      return putDecision({ id, today, putDecisionRequest: { version, cycleEnd, ...said, ...proofUpload } });
    },
    [putDecision, sendFile, today],
  );

  const decide = useCallback(
    async (contract: Decidable, about: 'present' | 'passed', details: DecisionDetails): Promise<Became> => {
      const cycleEnd = cycleEndOf(contract, about);
      if (!cycleEnd || !contract.version) return 'failed';
      const answer = await alone(contract.id, details.decision, () => send(contract, cycleEnd, details));
      if (!answer) return 'failed';
      const { data, error } = answer;
      if (!data) {
        await fail(contract, error);
        return readApiError(error).code === 'STALE_VERSION' ? 'changed meanwhile' : 'failed';
      }
      const name = contract.counterparty ?? contract.name;
      const { version } = data;
      const undo = { label: 'Undo', event: changeUndone({ id: contract.id, version, name, today }) };
      dispatch(
        noticeShown({
          kind: 'success',
          text: decisionSaved(name, details.decision),
          about: [contract.id],
          // Where it was decided like that already there is nothing to take back.
          ...(version === contract.version ? {} : { action: undo }),
        }),
      );
      return 'saved';
    },
    [alone, dispatch, fail, send, today],
  );

  const acknowledge = useCallback(
    async (contract: Decidable) => {
      const answer = await alone(contract.id, 'acknowledge', () => acknowledgePassed({ id: contract.id, today }));
      if (!answer) return;
      const { data, error } = answer;
      if (!data) return fail(contract, error);
      const { id } = contract;
      const name = contract.counterparty ?? contract.name;
      const undo = { label: 'Undo', event: changeUndone({ id, version: data.version, name, today }) };
      const text = passedAcknowledged(name);
      // Somebody else may have done it already: then there is nothing to take back.
      const action = data.version === contract.version ? {} : { action: undo };
      dispatch(noticeShown({ kind: 'success', text, about: [id], ...action }));
    },
    [acknowledgePassed, alone, dispatch, fail, today],
  );
  return { decide, acknowledge, underWay };
}

/** One decision about a contract at a time, and which are on their way: a double click decides once. */
function useOneAtATime() {
  const [underWay, setUnderWay] = useState<UnderWay>(new Map());
  const now = useRef(new Map<string, DecisionChoice>());
  const alone = useCallback(
    async <Answer>(id: string, choice: DecisionChoice, send: () => PromiseLike<Answer>): Promise<Answer | null> => {
      if (now.current.has(id)) return null;
      now.current.set(id, choice);
      setUnderWay(new Map(now.current));
      try {
        return await send();
      } finally {
        now.current.delete(id);
        setUnderWay(new Map(now.current));
      }
    },
    [],
  );
  return { underWay, alone };
}
