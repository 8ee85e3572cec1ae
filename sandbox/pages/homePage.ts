/** The sandbox's front page: what this is, who lives in it, and the sample key for the service-account way. */
import type { WorkspaceIndex } from '../workspaceIndex.ts';
import { escapeHtml, type Page } from './page.ts';

/** The page; `base` is the sandbox's path at its origin. `keyIsGuarded`: the key is fetched by a script that says who asks. */
export function homePage(index: WorkspaceIndex, base: string, keyIsGuarded = false): Page {
  const admin = index.accounts.find(({ isAdmin, suspended }) => isAdmin && !suspended);
  const rows = index.accounts.map(({ email, name, isAdmin, suspended }) => {
    const notes = [isAdmin && 'administrator', suspended && 'suspended'].filter(Boolean).join(', ');
    const files = index.files.filter(({ file }) => file.account === email).length;
    const count = `${index.mailsOf(email).length} mails, ${files} files`;
    return `<dt>${escapeHtml(name)}${notes && ` (${notes})`}</dt><dd>${escapeHtml(email)}<br>${count}</dd>`;
  });
  const guard = keyIsGuarded
    ? `<p id="key-answer" role="status"></p><script src="${escapeHtml(base)}/key.js" defer></script>`
    : '';
  const body = `
<p>This is a stand-in for Google that runs inside the product, so that everything can be tried without an account. Its
mailboxes and drives hold sample documents, or those of the folder it was started with. Nothing is sent to Google.</p>
<h2>Accounts of ${escapeHtml(index.domain)}</h2>
<dl>${rows.join('\n')}</dl>
<h2>Try a service account</h2>
<p>Download <a href="${escapeHtml(base)}/service-account.json" download>a sample key</a>, choose “Workspace with a service
account” in the wizard, enter <code>${escapeHtml(admin?.email ?? '')}</code> as the workspace email and upload the file. The
sandbox's administrator has authorised it for mail, files and the list of users, read-only.</p>${guard}`;
  return { title: 'Sandbox workspace', body, hasScript: keyIsGuarded };
}
