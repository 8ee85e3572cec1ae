/** What each path's page shows before any script runs, and which code its screen needs (scripts/build/pageShells.ts). */
import { authMessages } from '../domain/authMessages.ts';
import { productName, tagline } from '../../contract/product.ts';

const loading = `<p class="plain-loading">${authMessages.loading}</p>`;

/** The card of the sign-in screens, up to what depends on whether somebody is signed in. */
const authBrand = `<img src="/favicon.svg" alt="" width="36" height="36" />${productName}`;
const authCard = `<div class="auth-brand">${authBrand}</div><p class="auth-tagline">${tagline}</p>${loading}`;
const authShell = `<main class="auth-page"><div class="auth-card">${authCard}</div></main>`;

/** The frame of the signed-in screens: nothing in it says who is there. */
const appShell = `<div class="top-bar"></div>${loading}`;

const signedIn = ['src/store/startStore.ts', 'src/app/layout/AppLayout.tsx'];

export const pages = [
  { name: 'login', modules: ['src/features/auth/LoginScreen.tsx'], html: authShell },
  { name: 'register', modules: ['src/features/auth/RegisterScreen.tsx'], html: authShell },
  { name: 'dashboard', modules: [...signedIn, 'src/features/dashboard/DashboardScreen.tsx'], html: appShell },
  { name: 'contracts', modules: [...signedIn, 'src/features/contracts/ContractsScreen.tsx'], html: appShell },
  { name: 'contracts-one', modules: [...signedIn, 'src/features/contract/ContractScreen.tsx'], html: appShell },
  { name: 'calendar', modules: [...signedIn, 'src/features/calendar/CalendarScreen.tsx'], html: appShell },
  { name: 'upload-contracts', modules: [...signedIn, 'src/app/UploadContractsScreen.tsx'], html: appShell },
];
