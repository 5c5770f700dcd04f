import { Refusal, refusalResponse } from '../src/http/errors.ts';

/** Responds with what a use resolves to, or with its refusal, as a call of it would. */
export async function asAnswer(use: Promise<unknown>): Promise<Response> {
  try {
    return Response.json(await use);
  } catch (error) {
    if (error instanceof Refusal) return refusalResponse(error);
    throw error;
  }
}
