const ID = /^[1-9]\d{0,14}$/;

export function readId(text: string | null | undefined): number | null {
  return ID.test(text ?? '') ? Number(text) : null;
}
