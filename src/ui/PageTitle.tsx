/** The title of a page in the browser's tab, with the number of unread notices before it. */
import { use } from 'react';
import { productName } from '../../contract/product.ts';
import { Unread } from './unread.ts';

export function PageTitle({ children }: { children: string }) {
  const unread = use(Unread);
  return <title>{`${unread > 0 ? `(${unread}) ` : ''}${children} – ${productName}`}</title>;
}
