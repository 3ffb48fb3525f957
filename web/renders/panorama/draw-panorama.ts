import type { Turn } from "./turn.ts";

const VERTEX = `attribute vec2 corner;
varying vec2 place;
void main() { place = corner; gl_Position = vec4(corner, 0.0, 1.0); }`;

const FRAGMENT = `precision highp float;
varying vec2 place;
uniform sampler2D picture;
uniform vec3 look;
uniform float aspect;
void main() {
  float height = tan(look.z / 2.0);
  vec3 way = vec3(place.x * height * aspect, place.y * height, 1.0);
  float s = sin(look.y), c = cos(look.y);
  way = vec3(way.x, way.y * c + way.z * s, way.z * c - way.y * s);
  float across = atan(way.x, way.z) + look.x;
  float up = atan(way.y, length(way.xz));
  gl_FragColor = texture2D(picture, vec2(fract(across / 6.2831853 + 0.5), 0.5 - up / 3.1415927));
}`;

export interface PanoramaDrawer {
  draw(turn: Turn): void;
  close(): void;
}

/** Draws a panorama, twice as wide as high, as it is seen from its middle. `null`: this browser has no WebGL, or the picture is too large. */
export function openPanorama(canvas: HTMLCanvasElement, picture: HTMLImageElement): PanoramaDrawer | null {
  const gl = canvas.getContext("webgl", { antialias: false, preserveDrawingBuffer: false });
  if (!gl || picture.naturalWidth > (gl.getParameter(gl.MAX_TEXTURE_SIZE) as number)) return null;
  const program = programOf(gl);
  if (!program) return null;
  // biome-ignore lint/correctness/useHookAtTopLevel: this is WebGL, not React.
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  const corner = gl.getAttribLocation(program, "corner");
  gl.enableVertexAttribArray(corner);
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, picture);
  // Any width and height; the seam behind is joined by the neighbour's colour.
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  const look = gl.getUniformLocation(program, "look");
  const aspect = gl.getUniformLocation(program, "aspect");
  return {
    draw({ across, up, fov }) {
      const scale = Math.min(2, window.devicePixelRatio);
      const [width, height] = [canvas.clientWidth, canvas.clientHeight].map((one) =>
        Math.max(1, Math.round(one * scale)),
      ) as [number, number];
      if (canvas.width !== width || canvas.height !== height) [canvas.width, canvas.height] = [width, height];
      gl.viewport(0, 0, width, height);
      gl.uniform3f(look, across, up, fov);
      gl.uniform1f(aspect, width / height);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    close() {
      gl.getExtension("WEBGL_lose_context")?.loseContext();
    },
  };
}

function programOf(gl: WebGLRenderingContext): WebGLProgram | null {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : null;
}
