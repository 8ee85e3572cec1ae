/** What the wizard's events have to say to users who are elsewhere in the app when they happen. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { paths } from '../../domain/paths.ts';
import type { Notice } from '../../domain/notice.ts';
import {
  contractsUploaded,
  contractsUploadFailed,
  processingFailed,
  searchGone,
  searchProcessed,
  searchStartFailed,
  searchStatusFailed,
  searchStatusReceived,
} from './wizardSlice.ts';
import type { WizardState } from './wizardState.ts';
import { wizardView } from './wizardView.ts';

type Outcome = Omit<Notice, 'id'>;

/**
 * The notice of an event that the wizard believed, with the state it led to; null where nobody has to know. Over is a search
 * only where the service said so: after failed checks and time-outs it may still run.
 */
export function noticeOf(action: UnknownAction, state: WizardState): Outcome | null {
  const wizard = wizardView(state);
  const { success, error } = wizard;
  if (searchProcessed.match(action)) {
    if (wizard.step === 3) return about('success', `Your search is done. ${success ?? ''}`);
    return about('info', `Your search is over. ${error ?? ''}`);
  }
  if (searchStatusReceived.match(action)) {
    return action.payload.status === 'FAILED' ? about('error', `Your search is over. ${error ?? ''}`) : null;
  }
  if (contractsUploaded.match(action)) return about('success', success ?? '', 'Show the upload');
  if (contractsUploadFailed.match(action)) return about('error', error ?? '', 'Show the upload');
  const gaveUp = searchStatusFailed.match(action) && !wizard.polling;
  return gaveUp || searchStartFailed.match(action) || searchGone.match(action) || processingFailed.match(action)
    ? about('error', `Your search needs you: ${error ?? ''}`)
    : null;
}

function about(kind: Notice['kind'], text: string, label = 'Show the search'): Outcome {
  return { kind, text, link: { to: paths.wizard, label } };
}
