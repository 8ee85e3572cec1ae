/** The one fixed base address of all calls: the page's own origin, unless the build was given another. */
export const baseUrl: string = import.meta.env.VITE_API_BASE_URL || window.location.origin;
