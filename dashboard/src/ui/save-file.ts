interface TextFile {
  name: string;
  /** 'text/csv;charset=utf-8' */
  type: string;
  text: string;
}

/** Hands a text to the browser as a file, which keeps it where it keeps downloads. */
export function saveFile({ name, type, text }: TextFile): void {
  saveBlob(name, new Blob([text], { type }));
}

/** The same for what is a file already. */
export function saveBlob(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
