/** The editor comes when a value is to be changed: with it comes the date picker, which looking at a contract does not need. */
export const loadValueEditor = () => import('./ValueEditor.tsx').then((module) => module.ValueEditor);
