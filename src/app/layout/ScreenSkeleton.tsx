/** Holds a screen's place while its code is on the way. */
import { Skeleton } from 'antd';
import { messages } from '../../domain/messages.ts';

export function ScreenSkeleton() {
  return (
    <div aria-busy="true">
      <output className="visually-hidden">{messages.loading}</output>
      <Skeleton paragraph={{ rows: 8 }} />
    </div>
  );
}
