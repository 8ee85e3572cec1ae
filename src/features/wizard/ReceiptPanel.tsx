/** The receipt of a search: which accounts were read, and what was left out and why. */
import './receipt.css';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { SearchReceipt } from '../../api/api.ts';
import { formatCount } from '../../domain/format.ts';
import { importFoundPath, newContractPath } from '../../domain/paths.ts';
import { saveFile } from '../../platform/saveFile.ts';
import { outcomeText, reasonText, receiptCsv } from './receiptCsv.ts';
import { matchedText, skippedText, thingsText } from './receiptWords.ts';
import { sourceName } from './sourceName.ts';

type ReceiptItem = SearchReceipt['items'][number];

/** Rows shown at first; the file holds all of them. */
const firstRows = 50;

/* eslint-disable jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways on a phone must be reachable by keyboard (WCAG 2.1.1) */
export function ReceiptPanel({ receipt }: { receipt: SearchReceipt }) {
  const [all, setAll] = useState(false);
  const skipped = receipt.accounts.reduce((sum, account) => sum + account.skipped, 0);
  const troubled = skipped > 0 || receipt.warnings.length > 0 || receipt.accounts.some(({ problem }) => problem);
  const leftOut = receipt.items.filter(({ outcome }) => outcome !== 'contract');
  const items = leftOut.toSorted((a, b) => rank(a) - rank(b));
  const shown = all ? items : items.slice(0, firstRows);
  const save = () =>
    saveFile(new Blob([receiptCsv(receipt)], { type: 'text/csv;charset=utf-8' }), 'search-receipt.csv');
  return (
    <details className="receipt">
      <summary>
        Receipt of this search: {matchedText(receipt)}, {skippedText(skipped, receipt)}
        {troubled ? (
          <span className="receipt-mark">
            {skipped > 0 ? ' (please check)' : '. Please check what was not searched'}
          </span>
        ) : null}
      </summary>
      <div className="receipt-body">
        {(receipt.notes ?? []).map((note) => (
          <p key={note} className="receipt-note">
            {note}
          </p>
        ))}
        {receipt.warnings.map((warning) => (
          <Alert key={warning} type="warning" role="note" showIcon title={warning} />
        ))}
        <section className="scroll-x" aria-label="Accounts" tabIndex={0}>
          <table className="plain-table">
            <caption>Accounts</caption>
            <thead>
              <tr>
                <th scope="col">Account</th>
                <th scope="col">Source</th>
                <th scope="col" className="number">
                  Matched
                </th>
                <th scope="col" className="number">
                  Known
                </th>
                <th scope="col" className="number">
                  Documents read
                </th>
                <th scope="col" className="number">
                  Contracts
                </th>
                <th scope="col" className="number">
                  Skipped
                </th>
                <th scope="col">Problem</th>
              </tr>
            </thead>
            <tbody>
              {receipt.accounts.map((account) => (
                <tr key={`${account.account} ${account.source}`}>
                  <td data-label="Account">{account.account}</td>
                  <td data-label="Source">{sourceName(account.source)}</td>
                  <td className="number" data-label="Matched">
                    {thingsText(account)}
                  </td>
                  <td className="number" data-label="Known">
                    {account.known ?? 0}
                  </td>
                  <td className="number" data-label="Documents read">
                    {account.read}
                  </td>
                  <td className="number" data-label="Contracts">
                    {account.contracts}
                  </td>
                  <td className="number" data-label="Skipped">
                    {account.skipped}
                  </td>
                  <td data-label="Problem">{account.problem ?? 'None'}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {receipt.accounts.some(holdsSeveral) ? (
            <p className="receipt-note muted">One email can hold several documents: its text, and what is attached.</p>
          ) : null}
        </section>
        {shown.length > 0 ? (
          <section className="scroll-x" aria-label="Left out" tabIndex={0}>
            <table className="plain-table">
              <caption>Left out</caption>
              <thead>
                <tr>
                  <th scope="col">Email or file</th>
                  <th scope="col">Source</th>
                  <th scope="col">Outcome</th>
                  <th scope="col">Reason</th>
                  <th scope="col">
                    <span className="visually-hidden">What to do</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {shown.map((item, index) => (
                  // eslint-disable-next-line react/no-array-index-key -- the receipt never changes and names repeat
                  <tr key={index}>
                    <td data-label="Email or file">{item.name}</td>
                    <td data-label="Source">{sourceName(item.source)}</td>
                    <td data-label="Outcome">{outcomeText(item.outcome)}</td>
                    <td data-label="Reason">{reasonText(item)}</td>
                    <td>
                      <WayOn item={item} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ) : null}
        <div className="wizard-actions">
          {shown.length < items.length ? (
            <Button onClick={() => setAll(true)}>Show all {formatCount(items.length)}</Button>
          ) : null}
          <Button onClick={save}>Download as CSV</Button>
        </div>
      </div>
    </details>
  );
}

/** More was read in a mailbox than emails matched. */
function holdsSeveral({ source, listed, read, skipped }: SearchReceipt['accounts'][number]): boolean {
  return source === 'gmail' && read + skipped > listed;
}

/** A sheet may hold many contracts, and what could not be read may be one: they come first. */
function rank(item: ReceiptItem): number {
  return isSheet(item) ? 0 : item.outcome === 'skipped' ? 1 : 2;
}

/** What can be done about a row. */
function WayOn({ item }: { item: ReceiptItem }) {
  if (item.outcome === 'duplicate') return null;
  const sheet = isSheet(item) ? importFoundPath(item) : null;
  const [to, words] = sheet ? [sheet, 'Import this sheet'] : [newContractPath(item), 'Enter by hand'];
  return (
    <Link to={to} aria-label={`${words}: ${item.name}`}>
      {words}
    </Link>
  );
}

/** Kinds of spreadsheets that the import does not read. */
const otherSheets = /\.(?:xls|xlsb|xlsm|xltx|ods|numbers)$/i;

function isSheet(item: ReceiptItem): boolean {
  return item.code === 'SPREADSHEET' && !otherSheets.test(item.name) && importFoundPath(item) !== null;
}
