import { useEffect, useRef } from 'react';
import { type NavigateOptions, type To, useLocation, useNavigate } from 'react-router-dom';

/** Navigates after a response, unless the visitor has left the page (REQ-ROUTE-7). */
export function useNavigateWhileHere(): (to: To, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return (to, options) => {
    // The page stays mounted until the next one has loaded.
    if (isMounted.current && window.location.pathname === pathname) void navigate(to, options);
  };
}
