import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown instead of the part that failed. */
  fallback: ReactNode;
  /** The path where it failed. At another path, `children` are tried again. */
  place: string;
  children: ReactNode;
}

/** Catches errors while its children render, including a page's file that couldn't be loaded. */
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
