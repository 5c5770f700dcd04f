/** A page with only the guard on the real router, as dashboard/src/main.tsx sets it up. */

import { lazy, StrictMode, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  Link,
  Outlet,
  RouterProvider,
  useNavigate,
  useSearchParams,
} from 'react-router';
import { useLeaveGuard } from '../src/ui/use-leave-guard.ts';

function Guarded() {
  const navigate = useNavigate();
  const [, setQuery] = useSearchParams();
  const [isNeeded, setNeeded] = useState(false);
  const guard = useLeaveGuard(isNeeded);
  return (
    <>
      <h1>Guarded</h1>
      <button onClick={() => setNeeded(true)}>Type</button>
      <Link to="/away">Link</Link>
      <Link to="/away" replace>
        Replacing link
      </Link>
      <button onClick={() => void navigate('/away')}>Push</button>
      <button onClick={() => void navigate('/away', { replace: true })}>Replace</button>
      <button onClick={() => setQuery({ tab: 'other' }, { replace: true })}>Change the query</button>
      <button onClick={() => void navigate(-1)}>Back</button>
      <Link to="/slow">Slow link</Link>
      {guard.isAsking ? (
        <p role="alert">
          <button onClick={guard.stay}>Stay</button>
          <button onClick={guard.leave}>Leave</button>
        </p>
      ) : null}
    </>
  );
}

/** A page that is still on its way, as any page of the dashboard is before its file has come. */
const Slow = lazy(() => new Promise<never>(() => undefined));

const Before = () => (
  <>
    <h1>Before</h1>
    <Link to="/guarded">On</Link>
  </>
);

const shell = (
  <Suspense>
    <Outlet />
  </Suspense>
);
const router = createBrowserRouter([
  {
    element: shell,
    children: [
      { path: '/before', element: <Before /> },
      { path: '/guarded', element: <Guarded /> },
      { path: '/away', element: <h1>Away</h1> },
      { path: '/slow', element: <Slow /> },
    ],
  },
]);

createRoot(document.body).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
