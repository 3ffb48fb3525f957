export { showInDrawer } from "./drawer/drawer-choice.ts";
export { evaluationDone } from "./finder/add-article.ts";
export { fetchArticles, useDebounced } from "./finder/article-search.ts";
export { foundArticles } from "./finder/found-articles.ts";
export { addGallery } from "./galleries/add-gallery.ts";
export { allGalleries, findGallery, type GalleryItem, galleryKey } from "./galleries/gallery-item.ts";
export { InspirationPage } from "./inspiration/InspirationPage.tsx";
export { startReplacing } from "./replace/replace-article.ts";
export { catalogueScreens, loadCatalogueDrawer } from "./screens.ts";
