/** The one fixed base address of all calls: the page's own origin, unless the build was given another. */
import { pageOrigin } from '../platform/appBase.ts';

export const baseUrl: string = import.meta.env.VITE_API_BASE_URL || pageOrigin;
