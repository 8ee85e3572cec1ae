/** Which mailbox an address leads to, for limits that no other spelling of it gets around. */

/** `anna+1@x.example` and `anna+2@x.example` are one mailbox; to Gmail, `a.nna@googlemail.com` and `anna@gmail.com` are, too. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [name, domain] = [email.slice(0, at).replace(/\+.*$/, ''), email.slice(at + 1).replace(/\.$/, '')];
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
