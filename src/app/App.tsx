/** The app: nothing but 'Loading...' until it is known who is there, then the screen of the route. */
import { Suspense } from 'react';
import { useRoutes } from 'react-router-dom';
import { authMessages } from '../domain/authMessages.ts';
import { useAppSelector } from '../store/hooks.ts';
import { routes } from './routes.tsx';

export function App() {
  const loading = useAppSelector((state) => state.auth.loading);
  const screen = useRoutes(routes);
  const text = <p className="plain-loading">{authMessages.loading}</p>;
  return loading ? text : <Suspense fallback={text}>{screen}</Suspense>;
}
