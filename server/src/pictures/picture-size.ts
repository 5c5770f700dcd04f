/** Reads how large a JPEG or PNG is before anything decodes it: a small file can name a huge picture. */

interface PictureSize {
  width: number;
  height: number;
}

/** Passes over all the pixels of a progressive JPEG. Cameras and programs write about ten. */
const SCANS_MAX = 32;

/** Returns null for what is neither, and for a JPEG of too many scans, each of which costs as much as the picture. */
export function pictureSizeOf(bytes: Buffer): PictureSize | null {
  return isPng(bytes) ? sizeOfPng(bytes) : isJpeg(bytes) ? sizeOfJpeg(bytes) : null;
}

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const isPng = (bytes: Buffer) => bytes.length >= 24 && bytes.subarray(0, PNG.length).equals(PNG);
const isJpeg = (bytes: Buffer) => bytes.length >= 4 && bytes.readUInt16BE(0) === 0xffd8;

function sizeOfPng(bytes: Buffer): PictureSize | null {
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

const START_OF_SCAN = Buffer.from([0xff, 0xda]);

/** Segments follow one another, each with its length, up to the first scan. */
function sizeOfJpeg(bytes: Buffer): PictureSize | null {
  if (bytes.toString('latin1').split(START_OF_SCAN.toString('latin1')).length - 1 > SCANS_MAX) return null;
  for (let at = 2; at + 9 <= bytes.length;) {
    const marker = bytes.readUInt16BE(at);
    if (marker < 0xff01 || marker === START_OF_SCAN.readUInt16BE()) return null;
    if (isStartOfFrame(marker))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

/** 0xffc4, 0xffc8 and 0xffcc mean other things. */
const isStartOfFrame = (marker: number) =>
  marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
