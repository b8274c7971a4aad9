// The texts on the page whose contrast with what is behind them is below 4.5 (WCAG 2, level AA).
const channel = (c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const luminance = ([r, g, b]) => 0.2126 * channel(r / 255) + 0.7152 * channel(g / 255) + 0.0722 * channel(b / 255);
const colour = (text) => {
  const [r, g, b, alpha = 1] = text.match(/[\d.]+/g).map(Number);
  return alpha === 0 ? null : [r, g, b];
};
function behind(element) {
  const box = element.closest('.node')?.querySelector('rect');
  if (box) return colour(getComputedStyle(box).fill);
  for (let e = element; e; e = e.parentElement) {
    const own = colour(getComputedStyle(e).backgroundColor);
    if (own) return own;
  }
  return [255, 255, 255];
}
const faint = new Set();
for (const e of document.querySelectorAll('body *')) {
  const texts = [...e.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.textContent.trim());
  if (!texts || e.closest('script, style, noscript, title, option') || e.getClientRects().length === 0) continue;
  const style = getComputedStyle(e);
  const [low, high] = [colour(e.ownerSVGElement ? style.fill : style.color), behind(e)].map(luminance)
    .sort((a, b) => a - b);
  const ratio = (high + 0.05) / (low + 0.05);
  if (ratio < 4.5) faint.add(`${e.tagName}.${e.getAttribute('class')} '${e.textContent}': ${ratio.toFixed(2)}`);
}
return [...faint];
