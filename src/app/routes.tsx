/** The route table of the specification's section 2, with a page for each contract. Screens are loaded when they are first shown. */
import { isValidElement } from 'react';
import { matchRoutes, Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '../domain/paths.ts';
import { lazyScreen } from '../ui/lazyScreen.tsx';
import { Guard } from './guards/Guard.tsx';

const AppLayout = lazyScreen(() => import('./layout/AppLayout.tsx'), 'AppLayout');
const LoginScreen = lazyScreen(() => import('../features/auth/LoginScreen.tsx'), 'LoginScreen');
const RegisterScreen = lazyScreen(() => import('../features/auth/RegisterScreen.tsx'), 'RegisterScreen');
const ForgotPasswordScreen = lazyScreen(
  () => import('../features/auth/ForgotPasswordScreen.tsx'),
  'ForgotPasswordScreen',
);
const ResetPasswordScreen = lazyScreen(() => import('../features/auth/ResetPasswordScreen.tsx'), 'ResetPasswordScreen');
const DashboardScreen = lazyScreen(() => import('../features/dashboard/DashboardScreen.tsx'), 'DashboardScreen');
const ContractsScreen = lazyScreen(() => import('../features/contracts/ContractsScreen.tsx'), 'ContractsScreen');
const ContractScreen = lazyScreen(() => import('../features/contract/ContractScreen.tsx'), 'ContractScreen');
const NewContractScreen = lazyScreen(
  () => import('../features/newContract/NewContractScreen.tsx'),
  'NewContractScreen',
);
const ImportScreen = lazyScreen(() => import('../features/importSheet/ImportScreen.tsx'), 'ImportScreen');
const CalendarScreen = lazyScreen(() => import('../features/calendar/CalendarScreen.tsx'), 'CalendarScreen');
const NewFindsScreen = lazyScreen(() => import('../features/watching/NewFindsScreen.tsx'), 'NewFindsScreen');
const RemindersScreen = lazyScreen(() => import('../features/reminders/RemindersScreen.tsx'), 'RemindersScreen');
const SettingsScreen = lazyScreen(() => import('../features/settings/SettingsScreen.tsx'), 'SettingsScreen');
const AccountScreen = lazyScreen(() => import('../features/account/AccountScreen.tsx'), 'AccountScreen');
const JoinScreen = lazyScreen(() => import('../features/account/JoinScreen.tsx'), 'JoinScreen');
const UploadContractsScreen = lazyScreen(() => import('./UploadContractsScreen.tsx'), 'UploadContractsScreen');

export const routes: RouteObject[] = [
  {
    element: <Guard area="guest" />,
    children: [
      { path: paths.login, element: <LoginScreen /> },
      { path: paths.register, element: <RegisterScreen /> },
      { path: paths.forgotPassword, element: <ForgotPasswordScreen /> },
    ],
  },
  // For everybody: the link may be opened where somebody is signed in.
  { path: paths.resetPassword, element: <ResetPasswordScreen /> },
  {
    path: '/',
    element: <Guard area="protected" />,
    children: [
      {
        element: <AppLayout />,
        children: [
          { index: true, element: <Navigate to={paths.wizard} replace /> },
          { path: paths.dashboard, element: <DashboardScreen /> },
          { path: paths.contracts, element: <ContractsScreen /> },
          { path: paths.newContract, element: <NewContractScreen /> },
          { path: paths.importSheet, element: <ImportScreen /> },
          { path: paths.contract, element: <ContractScreen /> },
          { path: paths.calendar, element: <CalendarScreen /> },
          { path: paths.finds, element: <NewFindsScreen /> },
          { path: paths.reminders, element: <RemindersScreen /> },
          { path: paths.settings, element: <SettingsScreen /> },
          { path: paths.account, element: <AccountScreen /> },
          { path: paths.join, element: <JoinScreen /> },
        ],
      },
    ],
  },
  {
    element: <Guard area="wizard" />,
    children: [{ element: <AppLayout />, children: [{ path: paths.wizard, element: <UploadContractsScreen /> }] }],
  },
  { path: '*', element: <Navigate to={paths.wizard} replace /> },
];

/** Asks for the code of the screen that stands in the address, and of its frame, while it is not known yet who is there. */
export function beginScreens(path: string): void {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    if (isValidElement(route.element)) (route.element.type as { begin?: () => void }).begin?.();
  }
}
