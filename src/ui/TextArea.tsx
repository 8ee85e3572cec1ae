/** Several lines of text: the browser's own field in the house's look. Ant Design's is left out of the build for its weight. */
import type { TextareaHTMLAttributes } from 'react';

export function TextArea({ className = '', ...props }: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return <textarea {...props} className={`text-area ${className}`.trim()} />;
}
