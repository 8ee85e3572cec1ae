/** The list's view, in the address bar. */
import { createContext } from 'react';
import { useViewInAddress } from '../../ui/useViewInAddress.ts';
import { readListView, writeListView } from './listView.ts';

const inAddress = { read: readListView, write: writeListView };

export const useListView = () => useViewInAddress(inAddress);

/** The same for the list within its screen. */
export const ListViewContext = createContext<ReturnType<typeof useListView>>({
  view: readListView(new URLSearchParams()),
  change: () => undefined,
});
