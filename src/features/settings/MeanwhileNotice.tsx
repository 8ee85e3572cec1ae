/** Nothing was saved, because something else was saved meanwhile: it is shown now, with what was entered here. */
import { Alert } from 'antd';

export function MeanwhileNotice({ what }: { what: string }) {
  const title = `${what} were changed in another tab or by a colleague. Check what is here now, then save again.`;
  return <Alert type="warning" showIcon role="alert" title={title} />;
}
