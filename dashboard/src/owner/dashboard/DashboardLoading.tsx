import { LOADING } from '#ui/interface-texts.ts';
import { Stack } from '#ui/Layout.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

export function DashboardShape() {
  return (
    <Stack gap={32}>
      <Skeleton width="20rem" height="2.5rem" />
      <Skeleton width="26rem" />
      <PanelShape />
    </Stack>
  );
}

export function PanelLoading() {
  return (
    <Loading text={LOADING}>
      <PanelShape />
    </Loading>
  );
}

function PanelShape() {
  return (
    <Stack gap={24}>
      <Skeleton width="100%" height="5.5rem" />
      <Skeleton width="100%" height="22rem" />
    </Stack>
  );
}
