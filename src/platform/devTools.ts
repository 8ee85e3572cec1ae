/** Is the browser's Redux DevTools extension there? It gives a replay its log. */
export const hasReduxDevTools = (): boolean => '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window;
