/** How a search ended, for users who are elsewhere in the app when it does. */
import { foundContracts, messages } from '../../domain/messages.ts';
import type { WizardState } from './wizardState.ts';

/** The notice of a search that waits for its user, or null while it runs or where there is none. */
export function outcomeOf(wizard: WizardState): { kind: 'success' | 'info' | 'error'; text: string } | null {
  if (wizard.step === 3)
    return { kind: 'success', text: `Your search is done. ${foundContracts(wizard.contracts.length)}` };
  if (wizard.step !== 2 || wizard.polling || wizard.processing || !wizard.search || !wizard.error) return null;
  const kind = wizard.error === messages.noContractsFound ? 'info' : 'error';
  return { kind, text: `Your search is over. ${wizard.error}` };
}
