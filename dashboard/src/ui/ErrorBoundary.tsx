import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown in place of what broke. */
  fallback: ReactNode;
  /** Where it broke: elsewhere, `children` are tried again. */
  place: string;
  children: ReactNode;
}

/** Catches what breaks while it is drawn, a page's file that could not be loaded included. */
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
