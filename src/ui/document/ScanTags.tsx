/** What a person should know of how a document was read: off a picture, and not all of it. */
import { Tag } from 'antd';
import { messages } from '../../domain/messages.ts';
import { pagesUnreadText } from '../../domain/pagesUnread.ts';

/** `pagesUnread`: how many of its pages have no words that could be read. */
export function ScanTags({ readFromScan = false, pagesUnread = 0 }: { readFromScan?: boolean; pagesUnread?: number }) {
  return (
    <>
      {readFromScan ? <Tag color="warning">{messages.readFromScan}</Tag> : null}
      {pagesUnread > 0 ? <Tag color="warning">{pagesUnreadText(pagesUnread)}</Tag> : null}
    </>
  );
}
