/** The owner of the demo businesses, who signs in at the local identity provider with this address. */
export const DEMO_OWNER = { subject: 'demo-owner', email: 'ruth@willow.example', givenName: 'Ruth' };
