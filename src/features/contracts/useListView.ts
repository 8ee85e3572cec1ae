/** The list's view, in the address bar. */
import { useViewInAddress } from '../../ui/useViewInAddress.ts';
import { readListView, writeListView } from './listView.ts';

const inAddress = { read: readListView, write: writeListView };

export const useListView = () => useViewInAddress(inAddress);
