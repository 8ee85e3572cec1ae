/** Documents as searches in the field meet them. */
import { bulkContract } from '../../../sandbox/bulkContract.ts';
import type { WorkspaceFile } from '../../../sandbox/samples/workspaceTypes.ts';
import { ADMIN, file, mail } from '../../../sandbox/testing/tinyWorkspace.ts';

/** A contract as a text file in the drive. */
export const contractFile = (number: number, more: Partial<WorkspaceFile> = {}) => {
  const { title, text } = bulkContract(number, 7);
  const content = { mimeType: 'text/plain', bytes: Buffer.from(text), searchText: text };
  return file(`f${number}`, `${title} ${number}.txt`, { ...content, ...more });
};

const part = (type: string, body: string) => ['--forms', `Content-Type: ${type}; charset=utf-8`, '', body];

/** A contract that stands only in the HTML part, beside a plain part that points at it. */
export function letterInHtml(number: number) {
  const { title, text } = bulkContract(number, 7);
  const stub = `Hello, open this agreement in a browser to look at it properly: https://news.example/${'view/'.repeat(38)}`;
  const html = `<html><body>${text
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('')}</body></html>`;
  const head = ['From: Vera Vendor <vera@vendor.example>', `To: ${ADMIN}`, `Subject: ${title}`, 'MIME-Version: 1.0'];
  const forms = [...part('text/plain', stub), ...part('text/html', html), '--forms--', ''];
  return mail(ADMIN, [...head, 'Content-Type: multipart/alternative; boundary="forms"', '', ...forms], {
    searchText: text,
  });
}
