/** Tells mails and web pages from plain text by how they begin. */
import type { DocumentHint } from '../documentText.ts';

const HEADER = /^([A-Za-z][A-Za-z0-9-]{1,60}):(?: |\t|$)/;
/** Headers that only machines write: a memo may begin with From, To, Subject and Date too. */
const MACHINE_NAMES =
  'message-id|received|return-path|delivered-to|mime-version|content-type|content-transfer-encoding|dkim-signature';
const OTHER_NAMES = 'from|to|cc|bcc|subject|date|reply-to|sender|in-reply-to|references|x-[a-z0-9-]+';
const KNOWN = new RegExp(`^(?:${MACHINE_NAMES}|${OTHER_NAMES})$`, 'i');
const MACHINE = new RegExp(`^(?:${MACHINE_NAMES})$`, 'i');
/** How many lines at the start are looked at. */
const FIRST_LINES = 80;

/** Does it begin with the header of a mail? */
export function looksLikeMail(text: string, hint: DocumentHint): boolean {
  const names = headerNames(text);
  const known = names.filter((name) => KNOWN.test(name)).length;
  if (known < names.length * 0.5 || known === 0) return false;
  const hinted = /\.eml$|\.mht(?:ml)?$/i.test(hint.name ?? '') || /^message\//i.test(hint.mimeType ?? '');
  return names.some((name) => MACHINE.test(name)) ? known >= 2 || hinted : hinted;
}

function headerNames(text: string): string[] {
  const lines = text.trimStart().split(/\r\n|\r|\n/, FIRST_LINES);
  const names: string[] = [];
  for (const line of lines.slice(lines[0]?.startsWith('From ') ? 1 : 0)) {
    if (/^[ \t]/.test(line) && names.length > 0) continue;
    const name = HEADER.exec(line)?.[1];
    if (!name) return line === '' || names.length >= 3 ? names : [];
    names.push(name);
  }
  return names;
}

/** Several messages one after the other, each after a "From " line (RFC 4155). */
export function looksLikeMailbox(text: string): boolean {
  return /^From \S.*\d{4}/.test(text) && (text.match(/(?:^|\n\r?\n)From \S+ .*\d{4}/g)?.length ?? 0) > 1;
}

const TAG =
  /<\/?(?:html|head|body|title|meta|div|p|span|table|tr|td|ul|ol|li|br|h[1-6]|a|b|i|font|center|pre|style|script)\b[^<>]*>/gi;

/** Does it begin as a web page, or is it called one and has tags? */
export function looksLikeHtml(text: string, hint: DocumentHint): boolean {
  const start = text
    .replace(/^\uFEFF/, '')
    .trimStart()
    .slice(0, 2000);
  if (/^<!doctype\s+html|^<html[\s>]/i.test(start)) return true;
  const tags = text.slice(0, 20_000).match(TAG)?.length ?? 0;
  const hinted = /\.x?html?$/i.test(hint.name ?? '') || /\bx?html\b/i.test(hint.mimeType ?? '');
  if (hinted) return tags > 0;
  return /^<(?:\?xml|!--|[a-z])/i.test(start) && tags >= 3 && /<(?:html|body|div|p|table)\b/i.test(start);
}
