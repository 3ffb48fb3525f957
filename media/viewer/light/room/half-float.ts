const float = new Float32Array(1);
const bits = new Uint32Array(float.buffer);

/** A number from 0 to 65,504 either side of zero as a half float (IEEE 754 binary16); what is too small is zero. */
export function halfFloat(value: number): number {
  float[0] = value;
  const all = bits[0]!;
  const sign = (all >>> 16) & 0x8000;
  const exponent = ((all >>> 23) & 0xff) - 112;
  if (exponent <= 0) return sign;
  return sign | Math.min(0x7bff, ((exponent << 10) | ((all >>> 13) & 0x3ff)) + ((all >>> 12) & 1));
}
