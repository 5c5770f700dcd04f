import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown in place of what broke. */
  fallback: ReactNode;
  /** The place in which it broke: in another place, `children` are tried again. */
  place: string;
  children: ReactNode;
}

/** Catches errors while its children are drawn, including a page's file that could not be loaded. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { brokenPlace: string | null }> {
  override state = { brokenPlace: null };

  static getDerivedStateFromError() {
    return { brokenPlace: '' };
  }

  override componentDidCatch() {
    this.setState({ brokenPlace: this.props.place });
  }

  override render() {
    const { brokenPlace } = this.state;
    const { fallback, place, children } = this.props;
    const isBroken = brokenPlace !== null && (brokenPlace === '' || brokenPlace === place);
    return isBroken ? fallback : children;
  }
}
