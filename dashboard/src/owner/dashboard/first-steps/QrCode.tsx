import Download from 'lucide-react/icons/download';
import { useRef } from 'react';
import { encode } from 'uqr';
import { Button } from '../../../ui/Button.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { Caption } from './Caption.tsx';
import styles from './qr-code.module.css';
import { QR_CODE, QR_DOWNLOAD, QR_EXPLAINED, qrOf } from './share-texts.ts';

/** Light modules around the code: the standard demands four. */
const BORDER = 4;

/** Dark on light in every theme, because people scan what is printed. */
export function QrCode({ address, fileName }: { address: string; fileName: string }) {
  const image = useRef<SVGSVGElement>(null);
  const { data, size } = encode(address, { border: BORDER, ecc: 'M' });
  const dots = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  const download = () => {
    if (!image.current) return;
    const file = new Blob([new XMLSerializer().serializeToString(image.current)], { type: 'image/svg+xml' });
    saveFile(`${fileName}.svg`, file);
  };
  return (
    <div className={styles.qr}>
      <svg
        ref={image}
        xmlns="http://www.w3.org/2000/svg"
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={qrOf(address)}
        shapeRendering="crispEdges"
      >
        <rect width={size} height={size} fill="#ffffff" />
        <path d={dots} fill="#000000" />
      </svg>
      <div className={styles.text}>
        <Caption>{QR_CODE}</Caption>
        <p>{QR_EXPLAINED}</p>
        <div>
          <Button onClick={download}>
            <Download className={styles.icon} aria-hidden="true" />
            {QR_DOWNLOAD}
          </Button>
        </div>
      </div>
    </div>
  );
}
