/** The route table of the specification's section 2. Screens are loaded when they are first shown. */
import { type ComponentType, lazy } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '../domain/paths.ts';
import { Guard } from './guards/Guard.tsx';

const AppLayout = screen(() => import('./layout/AppLayout.tsx'), 'AppLayout');
const LoginScreen = screen(() => import('../features/auth/LoginScreen.tsx'), 'LoginScreen');
const RegisterScreen = screen(() => import('../features/auth/RegisterScreen.tsx'), 'RegisterScreen');
const DashboardScreen = screen(() => import('../features/dashboard/DashboardScreen.tsx'), 'DashboardScreen');
const ContractsScreen = screen(() => import('../features/contracts/ContractsScreen.tsx'), 'ContractsScreen');
const CalendarScreen = screen(() => import('../features/calendar/CalendarScreen.tsx'), 'CalendarScreen');
const UploadContractsScreen = screen(() => import('./UploadContractsScreen.tsx'), 'UploadContractsScreen');

export const routes: RouteObject[] = [
  {
    element: <Guard area="guest" />,
    children: [
      { path: paths.login, element: <LoginScreen /> },
      { path: paths.register, element: <RegisterScreen /> },
    ],
  },
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
          { path: paths.calendar, element: <CalendarScreen /> },
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

/** A screen by its name in its module, loaded when it is first shown. */
function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }));
}
