'use strict';

/** The input as text for an address, compressed, and back. */
const link = (() => {
  const MOST = 1 << 20;
  const COMPRESSED = '1.';

  async function through(bytes, transform) {
    const reader = new Blob([bytes]).stream().pipeThrough(transform).getReader();
    const parts = [];
    let size = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > MOST) throw new Error('too long');
      parts.push(part.value);
    }
    return new Uint8Array(await new Blob(parts).arrayBuffer());
  }

  function toText(bytes) {
    let text = '';
    for (const b of bytes) text += String.fromCharCode(b);
    return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  }

  function toBytes(text) {
    const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(plain, (c) => c.charCodeAt(0));
  }

  async function encode(all) {
    const bytes = new TextEncoder().encode(JSON.stringify(all));
    return COMPRESSED + toText(await through(bytes, new CompressionStream('deflate-raw')));
  }

  /** Links of earlier versions are not compressed. */
  async function decode(text) {
    const packed = text.startsWith(COMPRESSED);
    const bytes = toBytes(packed ? text.slice(COMPRESSED.length) : text);
    const plain = packed ? await through(bytes, new DecompressionStream('deflate-raw')) : bytes;
    return JSON.parse(new TextDecoder().decode(plain));
  }

  return { encode, decode };
})();
