/** Whose the demo businesses are. Signs in at the local identity provider by this address. */
export const DEMO_OWNER = { subject: 'demo-owner', email: 'ruth@willow.example', givenName: 'Ruth' };
