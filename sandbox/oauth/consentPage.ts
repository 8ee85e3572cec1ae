/** The page on which a person chooses an account and what the application may read. */
import { SCOPES } from '../access.ts';
import { escapeHtml, type Page } from '../pages/page.ts';
import type { WorkspaceAccount } from '../samples/workspaceTypes.ts';
import type { ConsentRequest } from './consentRequest.ts';

/** The scopes a person can refuse one by one; the others are granted with the account. */
export const OPTIONAL_SCOPES: Record<string, { title: string; hint: string }> = {
  [SCOPES.gmail]: { title: 'Read your mail', hint: 'Gmail messages and their attachments, read-only' },
  [SCOPES.drive]: { title: 'Read your files', hint: 'Google Drive files, read-only' },
  [SCOPES.directory]: { title: 'Read the list of users', hint: 'The users of your workspace, read-only' },
};

/**
 * The consent page. `sealed` is the checked request, carried through the form; `base` the sandbox's own path.
 */
export function consentPage(
  request: ConsentRequest,
  accounts: WorkspaceAccount[],
  clientName: string,
  base: string,
  sealed: string,
): Page {
  const usable = accounts.filter((account) => !account.suspended);
  const chosen = usable.find(({ email }) => email.toLowerCase() === request.loginHint?.toLowerCase()) ?? usable[0];
  const optional = request.scopes.filter((scope) => OPTIONAL_SCOPES[scope]);
  const body = `
<p class="soft"><strong>${escapeHtml(clientName)}</strong> asks to read mail and files of this sandbox. No Google account is
involved, and nothing is sent to Google.</p>
<form method="post" action="${escapeHtml(base)}/o/oauth2/v2/auth">
<input type="hidden" name="request" value="${escapeHtml(sealed)}">
<fieldset>
<legend>Choose an account</legend>
${accounts.map((account) => accountChoice(account, account === chosen)).join('\n')}
</fieldset>
${
  optional.length === 0
    ? ''
    : `<fieldset>
<legend>What ${escapeHtml(clientName)} may do</legend>
${optional.map(scopeChoice).join('\n')}
</fieldset>`
}
<div class="actions actions-near">
<button type="submit" name="decision" value="continue" class="primary">Continue</button>
<button type="submit" name="decision" value="cancel" formnovalidate>Cancel</button>
</div>
</form>`;
  return { title: 'Connect an account', body, formTarget: new URL(request.redirectUri).origin };
}

function accountChoice(account: WorkspaceAccount, checked: boolean): string {
  const state = account.suspended ? ' disabled' : checked ? ' checked' : '';
  const notes = [account.isAdmin && 'administrator', account.suspended && 'suspended'].filter(Boolean).join(', ');
  return `<label class="choice"><input type="radio" name="account" required value="${escapeHtml(account.email)}"${state}>
<span>${escapeHtml(account.name)}<small>${escapeHtml(account.email)}${notes && ` (${notes})`}</small></span></label>`;
}

function scopeChoice(scope: string): string {
  const { title = scope, hint = '' } = OPTIONAL_SCOPES[scope] ?? {};
  return `<label class="choice"><input type="checkbox" name="scope" value="${escapeHtml(scope)}" checked>
<span>${escapeHtml(title)}<small>${escapeHtml(hint)}</small></span></label>`;
}
