/** Ties the router to what the rest of the app knows of the address: the log for support holds it, and a replayed log sets it. */
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { place } from '../platform/place.ts';

export function usePlace(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => place.onLed((path) => void navigate(path, { replace: true })), [navigate]);
  useEffect(() => place.show(pathname + search + hash), [pathname, search, hash]);
}
