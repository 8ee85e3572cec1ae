/** The title of a page in the browser's tab. */
import { productName } from '../domain/product.ts';

export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} – ${productName}`}</title>;
}
